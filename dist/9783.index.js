import{shared as o}from"./shared.js";export const id=9783;export const ids=[9783];export const modules={19783:o[19783]};
