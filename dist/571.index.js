export const id = 571;
export const ids = [571];
export const modules = {

/***/ 8571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postComment: () => (/* binding */ postComment)
/* harmony export */ });
/* harmony import */ var _domain_report_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2433);

/**
 * Brings the comment of a job up to date, one comment however often it runs, and gives what was done. The marker is the
 * first line of the comment, and nobody else's comment is ever touched. Throws what the comments throw.
 */
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
        // oxlint-disable-next-line no-await-in-loop -- two jobs that raced leave one or two, never many
        await comments.remove(id);
    }
    return plan.kind;
}


/***/ })

};
