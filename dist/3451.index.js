export const id=3451;export const ids=[3451];export const modules={93451:((o,t,c)=>{c.d(t,{ExploitCatalog:()=>s});var e=c(92857);const s=e.Ikc({vulnerabilities:e.YOg(e.Ikc({cveID:e.YjP()}))})})};
