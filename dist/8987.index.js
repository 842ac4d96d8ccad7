import { shared } from './shared.js';
export const id = 8987;
export const ids = [8987];
export const modules = {
    78987: shared[78987]
};
