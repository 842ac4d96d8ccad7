import{s as $sharedLater}from"./shared-later.js";export const id=8987;export const ids=[8987];export const modules={78987:$sharedLater[78987]};
