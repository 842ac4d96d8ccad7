import{s as $sharedLater}from"./shared-later.js";export const id=1008;export const ids=[1008];export const modules={75136:$sharedLater[75136],31008:$sharedLater[31008]};
