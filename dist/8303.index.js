import { shared } from './shared.js';
export const id = 8303;
export const ids = [8303];
export const modules = {
    28303: shared[28303]
};
