/** The versions of an origin: `build:version`, each from a build on (0 to 9). Then its packages, if not of the same name. */
const ORIGINS = `
glibc          0:2.42-r2 6:2.42-r3                            glibc ld-linux
openssl        0:3.5.3-r0 3:3.5.4-r0 8:3.5.4-r1               libcrypto3 libssl3
zlib           0:1.3.1-r51
busybox        0:1.37.0-r46 7:1.37.0-r49
curl           0:8.16.0-r0 4:8.16.0-r2 8:8.17.0-r0            curl libcurl-openssl4
expat          0:2.7.2-r0 5:2.7.3-r0                          libexpat1
git            0:2.51.0-r1 6:2.51.2-r0
go-1.25        0:1.25.1-r0 4:1.25.3-r0 8:1.25.4-r0
grafana        0:12.1.1-r2 7:12.2.1-r0
kafka          0:4.1.0-r3
libxml2        0:2.14.6-r0 5:2.15.1-r0
nginx          0:1.29.1-r2 6:1.29.3-r1
nodejs-22      0:22.19.0-r0 5:22.20.0-r0 8:22.21.1-r0
openjdk-21     0:21.0.8-r2 6:21.0.9-r0                        openjdk-21-jre-base
postgresql-17  0:17.6-r1 8:17.7-r0
prometheus     0:3.5.0-r4 7:3.7.3-r0
python-3.13    0:3.13.7-r0 5:3.13.9-r0                        python-3.13 python-3.13-base
sqlite         0:3.50.4-r0                                    sqlite-libs
`;

/** A vulnerability with the origin of its packages, its score, the day of its detection and its last event. */
const VULNERABILITIES = `
CVE-2026-41103       glibc          7.5  2026-10-02  fixed 2.42-r3
CVE-2026-47720       glibc          4.4  2026-11-15  detected
CVE-2026-38841       openssl        9.1  2026-09-22  fixed 3.5.4-r0
CVE-2026-45210       openssl        7.4  2026-11-05  fixed 3.5.4-r1
CVE-2026-48002       openssl        5.9  2026-11-16  fixed 3.5.4-r2
CVE-2026-32765       zlib           3.7  2026-08-30  pending Upstream disputes the report.
CVE-2026-40419       busybox        6.5  2026-09-30  fixed 1.37.0-r49
CVE-2026-40420       busybox        3.3  2026-09-30  pending
CVE-2026-43918       curl           8.1  2026-10-11  fixed 8.16.0-r2
CVE-2026-46655       curl           6.5  2026-11-06  fixed 8.17.0-r0
CVE-2026-48211       curl           7.5  2026-11-17  affected Reachable through redirects.
CVE-2026-42207       expat          7.5  2026-10-08  fixed 2.7.3-r0
CVE-2026-39944       git            8.8  2026-10-20  fixed 2.51.2-r0
CVE-2026-44871       go-1.25        7.5  2026-10-09  fixed 1.25.3-r0
CVE-2026-46902       go-1.25        5.3  2026-11-07  fixed 1.25.4-r0
CVE-2026-41650       grafana        9.8  2026-10-15  fixed 12.2.1-r0
GHSA-4f7m-8q2p-x9wc  grafana        7.5  2026-11-12  affected
CVE-2026-37711       kafka          8.1  2026-09-10  not-planned
CVE-2026-45533       kafka          -    2026-11-13  detected
CVE-2026-42980       libxml2        9.1  2026-10-09  fixed 2.15.1-r0
CVE-2026-42981       libxml2        5.5  2026-10-09  fixed 2.15.1-r0
CVE-2026-39102       nginx          7.5  2026-10-19  fixed 1.29.3-r1
CVE-2026-40987       nodejs-22      7.7  2026-10-07  fixed 22.20.0-r0
CVE-2026-46218       nodejs-22      8.2  2026-11-04  fixed 22.21.1-r0
CVE-2026-47951       nodejs-22      5.3  2026-11-16  detected
CVE-2026-43301       openjdk-21     7.4  2026-10-21  fixed 21.0.9-r0
CVE-2026-43302       openjdk-21     4.8  2026-10-21  fixed 21.0.9-r0
CVE-2026-40077       postgresql-17  5.3  2026-10-11  pending
CVE-2026-47102       postgresql-17  8.8  2026-11-10  fixed 17.7-r0
CVE-2026-44012       prometheus     7.5  2026-10-16  fixed 3.7.3-r0
CVE-2026-41102       python-3.13    6.1  2026-10-02  detected-again 3.13.7-r0 3.13.11-r0
CVE-2026-41877       python-3.13    7.5  2026-10-06  fixed 3.13.9-r0
CVE-2026-47340       python-3.13    4.3  2026-11-14  detected
CVE-2026-47660       sqlite         5.5  2026-11-15  fixed 3.50.4-r1
`;

/** An image of `cgr.dev/acme` with its pin (`before>after` if changed, `+` if added, `-` without), its origins and its places. */
const IMAGES = `
python:3.13-dev     2    python-3.13,sqlite,expat,busybox,git,curl  services/billing/Dockerfile:1 services/mailer/Dockerfile:1
python:3.13         2    python-3.13,sqlite,expat                   services/billing/Dockerfile:14 services/mailer/Dockerfile:12
node:22-dev         4    nodejs-22,busybox,git,curl,expat           web/admin/Dockerfile:1 web/storefront/Dockerfile:1
node:22             4    nodejs-22                                  web/admin/Dockerfile:17 web/storefront/Dockerfile:18
node:22-slim        3>7  nodejs-22                                  web/checkout/Dockerfile:9
go:1.25             5    go-1.25,busybox,git                        services/gateway/Dockerfile:1 services/ledger/Dockerfile:1
go:1.25-dev         1    go-1.25,busybox,git,curl,expat             services/rates/Dockerfile:1
static:latest       -    none                                       services/gateway/Dockerfile:11 services/rates/Dockerfile:13
jdk:openjdk-21      3    openjdk-21,busybox                         services/orders/Dockerfile:1 services/stock/Dockerfile:1
jre:openjdk-21      3    openjdk-21                                 services/orders/Dockerfile:16 services/stock/Dockerfile:14
nginx:1.29          2>8  nginx,libxml2                              web/edge/Dockerfile:1
postgres:17         6    postgresql-17,libxml2                      compose.yaml:8
kafka:4.1           +7   kafka,openjdk-21                           compose.yaml:21
grafana:12          5    grafana                                    deploy/monitoring/grafana.yaml:31
prometheus:3        6    prometheus                                 deploy/monitoring/prometheus.yaml:27
alertmanager:0.28   -    prometheus                                 deploy/monitoring/alerts.yaml:24
envoy:1.35          4>9  none                                       deploy/mesh/envoy.yaml:19
curl:8              -    curl                                       deploy/jobs/probe.yaml:12
git:2               4    git,curl,expat                             .github/workflows/mirror.yml:22
busybox:1.37        -    busybox                                    deploy/jobs/cleanup.yaml:15
valkey:8            6    busybox                                    compose.yaml:34
minio:2025          +5   curl                                       compose.yaml:47
node:20             1    nodejs-22                                  web/legacy/Dockerfile:1
php:8.3-fpm         2    unknown                                    web/blog/Dockerfile:1
ruby:3.4            4    libxml2,sqlite                             web/help/Dockerfile:1
rust:1.90           5    git,curl,expat                             tools/indexer/Dockerfile:1
wolfi-base:latest   -    busybox                                    tools/shell/Dockerfile:1
kubectl:1.34        6>8  go-1.25                                    .github/workflows/deploy.yml:18
helm:3              3    go-1.25                                    .github/workflows/deploy.yml:41
terraform:1.13      6    go-1.25,git                                .github/workflows/infrastructure.yml:15
`;

/** Packages of every image with an SBOM. */
const EVERYWHERE = ['glibc', 'openssl', 'zlib'];

export interface SampleOrigin {
  readonly releases: readonly { readonly since: number; readonly version: string }[];
  readonly packages: readonly string[];
}

/** The origins by name. */
export const SAMPLE_ORIGINS: ReadonlyMap<string, SampleOrigin> = new Map(
  rowsOf(ORIGINS).map(([origin = '', ...words]) => {
    const releases = words.filter((word) => word.includes(':')).map((word) => word.split(':'));
    const packages = words.filter((word) => !word.includes(':'));
    return [
      origin,
      {
        releases: releases.map(([since, version = '']) => ({ since: Number(since), version })),
        packages: packages.length === 0 ? [origin] : packages,
      },
    ];
  }),
);

export interface SampleVulnerability {
  readonly id: string;
  readonly origin: string;
  readonly score: number | undefined;
  /** `2026-11-15`. */
  readonly detected: string;
  readonly state: string;
  readonly fixedIn: string | undefined;
  readonly note: string;
}

export const SAMPLE_VULNERABILITIES: readonly SampleVulnerability[] = rowsOf(VULNERABILITIES).map(
  ([id = '', origin = '', score = '', detected = '', state = '', ...words]) => ({
    id,
    origin,
    score: score === '-' ? undefined : Number(score),
    detected,
    state,
    fixedIn: state === 'fixed' ? words[0] : undefined,
    note: state === 'fixed' ? '' : words.join(' '),
  }),
);

export interface SampleImage {
  readonly image: string;
  readonly isAdded: boolean;
  /** The pinned builds; undefined if none is. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** Undefined without an SBOM. */
  readonly origins: readonly string[] | undefined;
  readonly places: readonly { readonly file: string; readonly line: number }[];
}

export const SAMPLE_IMAGES: readonly SampleImage[] = rowsOf(IMAGES).map(
  ([image = '', pin = '', origins = '', ...places]) => {
    const [before, after = before] = pin === '-' ? [] : pin.replace('+', '').split('>').map(Number);
    return {
      image,
      isAdded: pin.startsWith('+'),
      before,
      after,
      origins:
        origins === 'unknown'
          ? undefined
          : [...EVERYWHERE, ...origins.split(',').filter((one) => one !== 'none')],
      places: places.map((place) => {
        const [file = '', line] = place.split(':');
        return { file, line: Number(line) };
      }),
    };
  },
);

function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split(/ +/));
}
