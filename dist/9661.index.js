import { shared } from './shared.js';
export const id = 9661;
export const ids = [9661];
export const modules = {
    37005: shared[37005],
    39661: shared[39661],
    23155: shared[23155],
    2327: shared[2327]
};
