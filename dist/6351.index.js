export const id = 6351;
export const ids = [6351];
export const modules = {

/***/ 6351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderOpenVex: () => (/* binding */ renderOpenVex)
/* harmony export */ });
/* harmony import */ var _advisory_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7193);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7398);



function renderOpenVex(assessed, given) {
    const statements = mergeProducts(assessed.flatMap(statementsOn));
    if (statements.length === 0)
        return undefined;
    const { author, hash, timestamp } = given;
    return {
        '@context': 'https://openvex.dev/ns/v0.2.0',
        '@id': `urn:uuid:${uuidOf(hash(JSON.stringify([author, timestamp, statements])))}`,
        author,
        timestamp,
        version: 1,
        tooling: 'Mooring',
        statements,
    };
}
function uuidOf(hex) {
    const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
    const parts = [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `8${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
    ];
    return [...parts, hex.slice(20, 32)].join('-');
}
function statementsOn({ assessments, digest, reference }) {
    if (digest === undefined)
        return [];
    const name = reference.path.slice(reference.path.lastIndexOf('/') + 1).toLowerCase();
    const image = `pkg:oci/${name}@${encodeURIComponent(digest)}`;
    return assessments.flatMap((assessment) => {
        const said = saidOf(assessment);
        const subcomponents = packagesOf(assessment).map((purl) => ({ '@id': purl }));
        if (said === undefined || subcomponents.length === 0)
            return [];
        return [{ ...said, products: [{ '@id': image, subcomponents }] }];
    });
}
function saidOf(assessment) {
    const { advisory, decision, id } = assessment;
    const names = new Set([...advisory.aliases, advisory.advisoryId].filter((name) => name !== id).map(idText));
    const others = [...names].sort();
    const at = (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .readInstant */ .Wr)(decision.event?.createTime ?? '');
    const about = {
        vulnerability: { name: idText(id), ...(others.length === 0 ? {} : { aliases: others }) },
        ...(at === undefined ? {} : { timestamp: (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(at) }),
    };
    switch (decision.status) {
        case 'fixed':
            return {
                ...about,
                status: 'fixed',
                status_notes: `Fixed in ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(decision.fixedVersion ?? '')} (${idText(advisory.advisoryId)}).`,
            };
        case 'not_affected':
            return { ...about, status: 'not_affected', ...whyNotAffected(assessment) };
        case 'fixed_assumed':
        case 'affected_fix_available':
        case 'affected':
        case 'affected_wont_fix':
        case 'affected_pending_upstream':
        case 'under_investigation':
        case 'unknown':
        case 'unknown_not_analysed':
        case 'unreviewed':
            return undefined;
    }
}
function idText(id) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(id, 200);
}
const JUSTIFICATIONS = {
    VULNERABILITY_RECORD_ANALYSIS_CONTESTED: 'vulnerable_code_not_present',
    VULNERABLE_CODE_VERSION_NOT_USED: 'vulnerable_code_not_present',
    VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE: 'vulnerable_code_not_present',
    COMPONENT_VULNERABILITY_MISMATCH: 'component_not_present',
    VULNERABLE_CODE_NOT_IN_EXECUTION_PATH: 'vulnerable_code_not_in_execute_path',
    VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY: 'vulnerable_code_cannot_be_controlled_by_adversary',
    INLINE_MITIGATIONS_EXIST: 'inline_mitigations_already_exist',
};
function whyNotAffected({ advisory, decision, }) {
    const { falsePositiveDetermination, fixed } = decision.event ?? {};
    const type = (falsePositiveDetermination?.type ?? '').toUpperCase().replaceAll('-', '_');
    const justification = Object.hasOwn(JUSTIFICATIONS, type) ? JUSTIFICATIONS[type] : undefined;
    const note = (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(falsePositiveDetermination?.note ?? fixed?.note ?? '', 2_000);
    const words = note !== ''
        ? note
        : decision.fixedVersion === '0'
            ? `No version of the package was ever affected (${idText(advisory.advisoryId)}).`
            : `The package is not affected (${idText(advisory.advisoryId)}).`;
    if (justification === undefined)
        return { impact_statement: words };
    return note === '' ? { justification } : { justification, impact_statement: words };
}
function packagesOf({ package: installed, platforms }) {
    if (installed?.distribution === undefined)
        return [];
    const { arch, distribution, name, version } = installed;
    const purl = `pkg:apk/${distribution}/${encoded(name)}@${encoded(version)}`;
    const architectures = arch === 'noarch' ? [arch] : platforms.map((platform) => (0,_advisory_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .apkArchitecture */ .Oz)(platform.split('/')[1] ?? ''));
    return [...new Set(architectures)].sort().map((architecture) => `${purl}?arch=${architecture}`);
}
function encoded(text) {
    return encodeURIComponent(text.toWellFormed());
}
function mergeProducts(statements) {
    const groups = Map.groupBy(statements, (statement) => JSON.stringify({ ...statement, products: [] }));
    return [...groups]
        .sort(([one], [other]) => compareText(one, other))
        .flatMap(([, group]) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const images = Map.groupBy(group.flatMap(({ products }) => products), (product) => product['@id']);
        return [{ ...first, products: [...images].map(mergeImage).sort(byId) }];
    });
}
function mergeImage([id, products]) {
    const packages = new Map(products.flatMap(({ subcomponents }) => subcomponents).map((one) => [one['@id'], one]));
    return { '@id': id, subcomponents: [...packages.values()].sort(byId) };
}
function byId(one, other) {
    return compareText(one['@id'], other['@id']);
}
function compareText(one, other) {
    return one < other ? -1 : Number(one > other);
}


/***/ })

};
