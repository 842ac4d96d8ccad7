import { shared } from './shared.js';
export const id = 9488;
export const ids = [9488];
export const modules = {
    48434: shared[48434],
    8216: shared[8216],
    52949: shared[52949],
    29606: shared[29606],
    62585: shared[62585],
    47319: shared[47319],
    16340: shared[16340]
};
