export const id = 8571;
export const ids = [8571];
export const modules = {

/***/ 8571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postComment: () => (/* binding */ postComment)
/* harmony export */ });
/* harmony import */ var _domain_report_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2433);

async function postComment(options) {
    const { comments, marker, mode } = options;
    if (mode === 'never')
        return 'leave';
    const plan = (0,_domain_report_comment_js__WEBPACK_IMPORTED_MODULE_0__.planComment)({ ...options, own: await comments.listOwn(marker) });
    if (plan.kind === 'create')
        await comments.create(plan.body);
    if (plan.kind === 'update')
        await comments.update(plan.id, plan.body);
    for (const id of plan.surplus) {
        await comments.remove(id);
    }
    return plan.kind;
}


/***/ })

};
