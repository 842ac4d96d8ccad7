export const id = 2776;
export const ids = [2776];
export const modules = {
    42776: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            openTrust: () => (openTrust)
        });
        async function openTrust(options) {
            if (options.config.signatures === 'off')
                return undefined;
            const { createTrust } = await Promise.all([__webpack_require__.e(1785), __webpack_require__.e(8899), __webpack_require__.e(1416)]).then(__webpack_require__.bind(__webpack_require__, 71416));
            return createTrust(options);
        }
    })
};
