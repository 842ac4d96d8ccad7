import{shared as o}from"./shared.js";export const id=9661;export const ids=[9661];export const modules={37005:o[37005],39661:o[39661],23155:o[23155],2327:o[2327]};
