import { shared } from './shared.js';
export const id = 2776;
export const ids = [2776];
export const modules = {
    42776: shared[42776]
};
