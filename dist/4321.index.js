import { shared } from './shared.js';
export const id = 4321;
export const ids = [4321];
export const modules = {
    44321: shared[44321]
};
