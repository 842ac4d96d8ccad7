import{shared as o}from"./shared.js";export const id=8987;export const ids=[8987];export const modules={78987:o[78987]};
