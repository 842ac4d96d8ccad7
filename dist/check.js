import{onRequiredNode as r}from"./require-node.js";await r((async()=>(await(import("./index.js"))).runCheck(import.meta.url)));
