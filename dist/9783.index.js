import{s as $sharedLater}from"./shared-later.js";export const id=9783;export const ids=[9783];export const modules={19783:$sharedLater[19783]};
