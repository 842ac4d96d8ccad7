import{shared as o}from"./shared.js";export const id=3914;export const ids=[3914,1533];export const modules={81533:o[81533],49769:o[49769],54984:o[54984]};
