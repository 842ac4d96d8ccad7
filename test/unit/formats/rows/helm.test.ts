import { describe } from 'vitest';

import { D, OLD, testRows } from '../hard-rows.ts';

const RELEASE = 'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nspec:\n';

describe('formats/rows: values of Helm outside of charts', () => {
  testRows([
    {
      name: 'the values of a HelmRelease, and its kustomize images and patches',
      file: 'a.yaml',
      text: `${RELEASE}  chart: {spec: {chart: oci://ghcr.io/a/chart}}\n  values:\n    image: {repository: ghcr.io/a/b, tag: v1}\n    sidecar: {image: ghcr.io/a/c, tag: v2}\n  postRenderers:\n  - kustomize:\n      images: [{name: a, newName: b, newTag: v3}]\n      patches:\n      - patch: |\n          - {op: add, path: /spec/image, value: "d:1"}\n`,
      images: [
        '6:25 ghcr.io/a/b:v1',
        '7:22 ghcr.io/a/c:v2',
        '10:35 docker.io/library/b:v3',
        '13:50 docker.io/library/d:1',
      ],
      pinned: `${RELEASE}  chart: {spec: {chart: oci://ghcr.io/a/chart}}\n  values:\n    image: {repository: ghcr.io/a/b, tag: "v1@${D}"}\n    sidecar: {image: ghcr.io/a/c, tag: "v2@${D}"}\n  postRenderers:\n  - kustomize:\n      images: [{name: a, newName: b, newTag: "v3@${D}"}]\n      patches:\n      - patch: |\n          - {op: add, path: /spec/image, value: "d:1@${D}"}\n`,
    },
    {
      name: 'the values in a text of a HelmChart of K3s',
      file: 'a.yaml',
      text: 'apiVersion: helm.cattle.io/v1\nkind: HelmChart\nspec:\n  chart: traefik\n  valuesContent: |-\n    image:\n      repository: a/b\n      tag: v1 # c\n',
      images: ['7:19 docker.io/a/b:v1'],
      pinned: `apiVersion: helm.cattle.io/v1\nkind: HelmChart\nspec:\n  chart: traefik\n  valuesContent: |-\n    image:\n      repository: a/b\n      tag: "v1@${D}" # c\n`,
    },
    {
      name: 'a whole image below an image, with a tag or a digest',
      file: 'values.yaml',
      text: 'a:\n  image:\n    ref: r.test/a:1 # c\n    pullPolicy: Always\nb: {image: {ref: main}}\nref: r.test/c:1\n',
      images: ['3:10 r.test/a:1'],
      pinned: `a:\n  image:\n    ref: r.test/a:1@${D} # c\n    pullPolicy: Always\nb: {image: {ref: main}}\nref: r.test/c:1\n`,
    },
    {
      name: 'an Argo CD Application',
      file: 'a.yaml',
      text: 'apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec:\n  source:\n    kustomize:\n      images: [a=r.test/b:1, "c:2", d=e]\n    helm:\n      valuesObject: {image: {repository: f, tag: "3"}}\n      values: |\n        image: g:4\n      parameters:\n      - {name: image.tag, value: "5"}\n      - {name: imageFull, value: "h:6"}\n',
      images: [
        '6:18 r.test/b:1',
        '6:31 docker.io/library/c:2',
        '8:42 docker.io/library/f:3',
        '10:16 docker.io/library/g:4',
        '13:35 docker.io/library/h:6',
      ],
      skipped: ['6 tag-elsewhere e'],
      pinned: `apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec:\n  source:\n    kustomize:\n      images: [a=r.test/b:1@${D}, "c:2@${D}", d=e]\n    helm:\n      valuesObject: {image: {repository: f, tag: "3@${D}"}}\n      values: |\n        image: g:4@${D}\n      parameters:\n      - {name: image.tag, value: "5"}\n      - {name: imageFull, value: "h:6@${D}"}\n`,
    },
    {
      name: 'a Flux Kustomization',
      file: 'a.yaml',
      text: 'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nspec:\n  images: [{name: a, newTag: v1}]\n  patchesJson6902:\n  - patch: [{op: replace, path: /spec/image, value: "b:1"}]\n',
      images: ['4:19 docker.io/library/a:v1', '6:54 docker.io/library/b:1'],
      pinned: `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nspec:\n  images: [{name: a, newTag: "v1@${D}"}]\n  patchesJson6902:\n  - patch: [{op: replace, path: /spec/image, value: "b:1@${D}"}]\n`,
    },
    {
      name: 'what an image repository of Flux scans is no image, nor is the chart of an artifact',
      file: 'a.yaml',
      text: 'apiVersion: image.toolkit.fluxcd.io/v1beta2\nkind: ImageRepository\nspec: {image: ghcr.io/a/b}\n---\napiVersion: source.toolkit.fluxcd.io/v1\nkind: OCIRepository\nspec: {url: oci://ghcr.io/a/b}\n',
    },
    {
      name: 'the annotations of a chart: a digest that is there is updated',
      file: 'charts/a/Chart.yaml',
      text: `apiVersion: v2\nname: a\nannotations:\n  artifacthub.io/images: |\n    - name: x\n      image: ghcr.io/a/b:1@${OLD}\n    - name: y\n      image: ghcr.io/a/c:1\n`,
      images: [`6:14 ghcr.io/a/b:1@${OLD}`, '8:14 ghcr.io/a/c:1 (no-digest-here)'],
      pinned: `apiVersion: v2\nname: a\nannotations:\n  artifacthub.io/images: |\n    - name: x\n      image: ghcr.io/a/b:1@${D}\n    - name: y\n      image: ghcr.io/a/c:1\n`,
    },
    {
      name: 'the package of a Crossplane provider, and values of Sveltos',
      file: 'a.yaml',
      text: 'apiVersion: pkg.crossplane.io/v1\nkind: Provider\nspec: {package: "xpkg.test/a/b:v1"}\n---\napiVersion: config.projectsveltos.io/v1beta1\nkind: ClusterProfile\nspec:\n  helmCharts:\n  - values: |\n      image: {repository: a, tag: v1}\n',
      images: ['3:18 xpkg.test/a/b:v1', '10:27 docker.io/library/a:v1'],
      pinned: `apiVersion: pkg.crossplane.io/v1\nkind: Provider\nspec: {package: "xpkg.test/a/b:v1@${D}"}\n---\napiVersion: config.projectsveltos.io/v1beta1\nkind: ClusterProfile\nspec:\n  helmCharts:\n  - values: |\n      image: {repository: a, tag: "v1@${D}"}\n`,
    },
  ]);
});
