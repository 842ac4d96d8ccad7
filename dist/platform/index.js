import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = ({
    181: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
    }),
    1421: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
    }),
    7598: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
    }),
    8474: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
    }),
    3024: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
    }),
    1455: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
    }),
    7067: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
    }),
    2467: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
    }),
    7030: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
    }),
    8161: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
    }),
    6760: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
    }),
    99: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
    }),
    8500: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
    }),
    1692: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
    }),
    7975: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
    }),
    8522: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
    }),
    932: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
    }),
    1355: ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
            try {
                var _require_node_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4778);
                await (0, _require_node_js__WEBPACK_IMPORTED_MODULE_0__.z)(async () => (await Promise.all([__nccwpck_require__.e(747), __nccwpck_require__.e(383)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5383))).runPlatform());
                __webpack_async_result__();
            }
            catch (e) {
                __webpack_async_result__(e);
            }
        }, 1);
    }),
    4778: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            z: () => (onRequiredNode)
        });
        const REQUIRED_MAJOR = 24;
        async function onRequiredNode(program, { output = 'stderr', otherNode } = {}) {
            const refusal = refuseNode(process.versions.node);
            if (refusal === undefined)
                return program();
            const { spawnSync } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1421, 19));
            const other = otherNode === undefined ? undefined : spawnSync(otherNode, process.argv.slice(1), { stdio: 'inherit' });
            process.exitCode = other?.status ?? 2;
            if (other === undefined || other.error !== undefined)
                process[output].write(`${refusal}\n`);
        }
        function refuseNode(version) {
            if (Number.parseInt(version, 10) >= REQUIRED_MAJOR)
                return undefined;
            return (`mooring: Node.js ${REQUIRED_MAJOR} or later is required; this is ${version}. Install it from https://nodejs.org, ` +
                'or run `npm ci` in a clone of Mooring and use that.');
        }
    })
});
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (cachedModule !== undefined) {
        return cachedModule.exports;
    }
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    var threw = true;
    try {
        __webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
        threw = false;
    }
    finally {
        if (threw)
            delete __webpack_module_cache__[moduleId];
    }
    return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== 'undefined')
    __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
    var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
    var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
    var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
    var resolveQueue = (queue) => {
        if (queue && queue.d < 1) {
            queue.d = 1;
            queue.forEach((fn) => (fn.r--));
            queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
        }
    };
    var wrapDeps = (deps) => (deps.map((dep) => {
        if (dep !== null && typeof dep === "object") {
            if (dep[webpackQueues])
                return dep;
            if (dep.then) {
                var queue = [];
                queue.d = 0;
                dep.then((r) => {
                    obj[webpackExports] = r;
                    resolveQueue(queue);
                }, (e) => {
                    obj[webpackError] = e;
                    resolveQueue(queue);
                });
                var obj = {};
                obj[webpackQueues] = (fn) => (fn(queue));
                return obj;
            }
        }
        var ret = {};
        ret[webpackQueues] = x => { };
        ret[webpackExports] = dep;
        return ret;
    }));
    __nccwpck_require__.a = (module, body, hasAwait) => {
        var queue;
        hasAwait && ((queue = []).d = -1);
        var depQueues = new Set();
        var exports = module.exports;
        var currentDeps;
        var outerResolve;
        var reject;
        var promise = new Promise((resolve, rej) => {
            reject = rej;
            outerResolve = resolve;
        });
        promise[webpackExports] = exports;
        promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => { }));
        module.exports = promise;
        body((deps) => {
            currentDeps = wrapDeps(deps);
            var fn;
            var getResult = () => (currentDeps.map((d) => {
                if (d[webpackError])
                    throw d[webpackError];
                return d[webpackExports];
            }));
            var promise = new Promise((resolve) => {
                fn = () => (resolve(getResult));
                fn.r = 0;
                var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
                currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
            });
            return fn.r ? promise : getResult();
        }, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
        queue && queue.d < 0 && (queue.d = 0);
    };
})();
(() => {
    var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
    var leafPrototypes;
    __nccwpck_require__.t = function (value, mode) {
        if (mode & 1)
            value = this(value);
        if (mode & 8)
            return value;
        if (typeof value === 'object' && value) {
            if ((mode & 4) && value.__esModule)
                return value;
            if ((mode & 16) && typeof value.then === 'function')
                return value;
        }
        var ns = Object.create(null);
        __nccwpck_require__.r(ns);
        var def = {};
        leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
        for (var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
            Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
        }
        def['default'] = () => (value);
        __nccwpck_require__.d(ns, def);
        return ns;
    };
})();
(() => {
    __nccwpck_require__.d = (exports, definition) => {
        for (var key in definition) {
            if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
                Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
            }
        }
    };
})();
(() => {
    __nccwpck_require__.f = {};
    __nccwpck_require__.e = (chunkId) => {
        return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
            __nccwpck_require__.f[key](chunkId, promises);
            return promises;
        }, []));
    };
})();
(() => {
    __nccwpck_require__.u = (chunkId) => {
        return "" + chunkId + ".index.js";
    };
})();
(() => {
    __nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop));
})();
(() => {
    __nccwpck_require__.r = (exports) => {
        if (typeof Symbol !== 'undefined' && Symbol.toStringTag) {
            Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
        }
        Object.defineProperty(exports, '__esModule', { value: true });
    };
})();
(() => {
    var installedChunks = {
        792: 0
    };
    var installChunk = (data) => {
        var { ids, modules, runtime } = data;
        var moduleId, chunkId, i = 0;
        for (moduleId in modules) {
            if (__nccwpck_require__.o(modules, moduleId)) {
                __nccwpck_require__.m[moduleId] = modules[moduleId];
            }
        }
        if (runtime)
            runtime(__nccwpck_require__);
        for (; i < ids.length; i++) {
            chunkId = ids[i];
            if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
                installedChunks[chunkId][0]();
            }
            installedChunks[ids[i]] = 0;
        }
    };
    __nccwpck_require__.f.j = (chunkId, promises) => {
        var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
        if (installedChunkData !== 0) {
            if (installedChunkData) {
                promises.push(installedChunkData[1]);
            }
            else {
                if (true) {
                    var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
                        if (installedChunks[chunkId] !== 0)
                            installedChunks[chunkId] = undefined;
                        throw e;
                    });
                    var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))]);
                    promises.push(installedChunkData[1] = promise);
                }
            }
        }
    };
})();
var __webpack_exports__ = __nccwpck_require__(1355);
__webpack_exports__ = await __webpack_exports__;
