import{onRequiredNode as e}from"./require-node.js";await e((async()=>(await(import("./index.js"))).runResolve()));
