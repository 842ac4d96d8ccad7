#!/usr/bin/env node
import{onRequiredNode as e}from"./require-node.js";await e((async()=>(await(import("./index.js"))).runCli(import.meta.url)),{otherNode:new URL("../node_modules/.bin/node",import.meta.url).pathname});
