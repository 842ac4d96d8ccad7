import{shared as o}from"./shared.js";export const id=5336;export const ids=[5336];export const modules={8216:o[8216],52949:o[52949],65977:o[65977],29606:o[29606],62585:o[62585],16340:o[16340]};
