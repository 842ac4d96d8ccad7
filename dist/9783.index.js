import { shared } from './shared.js';
export const id = 9783;
export const ids = [9783];
export const modules = {
    19783: shared[19783]
};
