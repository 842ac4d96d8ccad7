import{s as $sharedByLarge}from"./shared-by-large.js";export const id=9728;export const ids=[9728];export const modules={62585:$sharedByLarge[62585]};
