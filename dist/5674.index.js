import { shared } from './shared.js';
export const id = 5674;
export const ids = [5674];
export const modules = {
    84672: shared[84672],
    49567: shared[49567]
};
