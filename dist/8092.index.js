import{shared as o}from"./shared.js";export const id=8092;export const ids=[8092];export const modules={92251:o[92251],38758:o[38758],92138:o[92138],8092:o[8092]};
