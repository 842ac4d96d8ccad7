import { shared } from './shared.js';
export const id = 5336;
export const ids = [5336];
export const modules = {
    8216: shared[8216],
    52949: shared[52949],
    65977: shared[65977],
    29606: shared[29606],
    62585: shared[62585],
    16340: shared[16340]
};
