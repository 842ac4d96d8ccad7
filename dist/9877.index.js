export const id = 9877;
export const ids = [9877];
export const modules = {

/***/ 9877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHubComments: () => (/* binding */ openGitHubComments)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

const LONGEST_MS = 60_000;
const PAGE = 100;
async function openGitHubComments(options) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(9648), __webpack_require__.e(2218)]).then(__webpack_require__.bind(__webpack_require__, 2218));
    const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
    const request = { signal: AbortSignal.timeout(LONGEST_MS) };
    const [owner = '', repo = ''] = options.repository.split('/');
    const issue = { owner, repo, issue_number: options.pullRequest, request };
    async function readLogin() {
        const user = await github.rest.users.getAuthenticated({ request }).catch(() => undefined);
        if (user !== undefined)
            return user.data.login;
        const { viewer } = await github.graphql('query { viewer { login } }', { request });
        return viewer.login;
    }
    async function listAll() {
        const comments = [];
        for (let page = 1;; page += 1) {
            const { data } = await github.rest.issues.listComments({ ...issue, per_page: PAGE, page });
            comments.push(...data);
            if (data.length < PAGE)
                return comments;
        }
    }
    return {
        listOwn: (beginning) => mapRefusal('could not look for the comment on the pull request', async () => {
            const alike = (await listAll()).filter(({ body }) => body?.startsWith(beginning) === true);
            if (alike.length === 0)
                return [];
            const login = await readLogin();
            return alike
                .filter(({ user }) => user?.login === login || user?.login === `${login}[bot]`)
                .map(({ id, body = '' }) => ({ id, body }))
                .sort((a, b) => a.id - b.id);
        }),
        create: (body) => mapRefusal('could not comment on the pull request', async () => {
            await github.rest.issues.createComment({ ...issue, body });
        }),
        update: (id, body) => mapRefusal('could not bring the comment on the pull request up to date', async () => {
            await github.rest.issues.updateComment({ owner, repo, comment_id: id, body, request });
        }),
        remove: (id) => mapRefusal('could not delete a second comment on the pull request', async () => {
            await github.rest.issues.deleteComment({ owner, repo, comment_id: id, request });
        }),
    };
}
async function mapRefusal(what, ask) {
    try {
        return await ask();
    }
    catch (cause) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('github_rejected', `${what}: ${statusOf(cause)}`, {
            cause,
            hint: 'Give the job `permissions: pull-requests: write`, or set `comment: never`.',
        });
    }
}
function statusOf(cause) {
    if (!(cause instanceof Error))
        return 'GitHub could not be reached';
    return 'status' in cause && typeof cause.status === 'number' && cause.status !== 500
        ? `GitHub answered with status ${cause.status}`
        : 'GitHub could not be reached, or is not well';
}


/***/ })

};
