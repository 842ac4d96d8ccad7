export const id=897;export const ids=[897];export const modules={20897:Object(((t,o,c)=>{c.d(o,{h:()=>d,k:()=>s});var e=c(54398),s=c(76672);const{fetch:d}=e}))};
