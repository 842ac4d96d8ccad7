import{onRequiredNode as i}from"./require-node.js";await i((async()=>(await(import("./index.js"))).runLoginPost()));
