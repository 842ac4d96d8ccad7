/** Files as their tools read them, by path, in languages other than YAML, JSON and HCL. `@D` stands for a digest. */
export const TOOL_FILES = {
  'quadlet/shop.container': `# The web shop
[Unit]
Description=Web shop
After=network-online.target

[Container]
ContainerName=shop
Image=docker.io/library/nginx:1.27.2
; the next one is not read
#Image=docker.io/library/nginx:1.0
Volume=shop.volume:/data
Volume=/etc/localtime:/etc/localtime:ro
Environment="TZ=UTC" "MODE=live"
HealthCmd=curl --fail http://localhost/ \\
  # only the shop itself
  --max-time 5
PublishPort=8080:80

[Install]
WantedBy=default.target
`,
  'quadlet/local.container': `[Container]
Image=shop.build
`,
  'quadlet/archive.image': `[Image]
Image=docker-archive:/var/lib/images/shop.tar
ImageTag=registry.example.test/shop:1.4.0
`,
  'quadlet/base.image': `[Image]
Image=docker://quay.io/fedora/fedora:41@D
`,
  'quadlet/data.volume': `[Volume]
Driver=image
Image="quay.io/centos/centos:stream9"
`,
  'quadlet/shop.build': `[Build]
ImageTag=localhost/shop:latest
File=Containerfile.shop
SetWorkingDirectory=unit
`,
  'quadlet/pods.kube': `[Kube]
Yaml=shop.yaml
Yaml=queue.yaml
`,
  'project.toml': `[_]
schema-version = "0.2"
id = "test.example.shop"

[io.buildpacks]
builder = "docker.io/paketobuildpacks/builder-jammy-base:0.4.316" # updated every month
exclude = ["/README.md", "target"]

[[io.buildpacks.group]]
uri = "docker://docker.io/paketobuildpacks/java:18.5.0"

[[io.buildpacks.group]]
id = "paketo-buildpacks/ca-certificates"
version = "3.9.0"

[[io.buildpacks.build.env]]
name = "BP_JVM_VERSION"
value = "21"
`,
  'fly.toml': `app = "shop"
primary_region = "fra"

[build]
  image = "registry.example.test/shop:1.4.0"

[build.args]
  NODE_VERSION = "22"

[[services]]
  internal_port = 8080

  [[services.ports]]
    port = 443
    handlers = ["tls", "http"]
`,
  'docker/fly.toml': `app = 'shop'

[build]
  dockerfile = 'deploy/Dockerfile'
`,
  'railway.toml': `[build]
builder = "DOCKERFILE"
dockerfilePath = "deploy/Dockerfile"

[deploy]
startCommand = "node server.js"
restartPolicyType = "ON_FAILURE"
`,
  'MODULE.bazel': `module(name = "shop", version = "1.0.0")

bazel_dep(name = "rules_oci", version = "2.3.5")

oci = use_extension("@rules_oci//oci:extensions.bzl", "oci")
oci.pull(
    name = "distroless_base",
    digest = "sha256:${'1'.repeat(64)}",
    image = "gcr.io/distroless/base",
    platforms = [
        "linux/amd64",
        "linux/arm64/v8",
    ],
)
oci.pull(name = "python", image = "cgr.dev/chainguard/python", tag = "latest")  # not reproducible
use_repo(oci, "distroless_base", "python")
`,
  Tiltfile: `load('ext://restart_process', 'docker_build_with_restart')

default_registry('registry.example.test')
docker_build('shop', './shop', build_args={'BASE': 'node:22-alpine'}, dockerfile='shop/dev.Dockerfile')
docker_build('queue', 'queue', live_update=[sync('queue', '/app')])
docker_build('tools', '.', dockerfile_contents="""
FROM alpine:3.20
RUN apk add curl
""")
docker_compose(['compose.yaml', 'compose.dev.yaml'])
k8s_yaml(['k8s/shop.yaml', 'k8s/queue.yaml'])
`,
  Jenkinsfile: `pipeline {
  agent {
    kubernetes {
      defaultContainer 'maven'
      yaml '''
apiVersion: v1
kind: Pod
spec:
  containers:
    - name: maven
      image: maven:3.9.9-eclipse-temurin-21
      command: ['sleep', 'infinity']
'''
    }
  }
  stages {
    stage('Lint') {
      agent { docker { image 'node:22-alpine'; args '-u root' } }
      steps { sh "npm ci && npm run lint -- --out \${WORKSPACE}/lint.xml" }
    }
    stage('Build') {
      agent { dockerfile { filename 'build.Dockerfile'; dir 'ci' } }
      steps { sh 'make' }
    }
    stage('Scan') {
      steps {
        script {
          docker.withRegistry('https://registry.example.test', 'credentials') {
            docker.image("registry.example.test/scan:\${env.SCAN}").inside { sh 'scan' }
            docker.image('aquasec/trivy:0.57.0').inside("--entrypoint=''") { sh 'trivy fs .' }
          }
        }
      }
    }
  }
}
`,
  Earthfile: `VERSION 0.8
ARG --global GO_VERSION=1.23.3
FROM golang:$GO_VERSION-alpine
WORKDIR /shop

deps:
    COPY go.mod go.sum ./
    RUN go mod download

build:
    FROM +deps
    COPY --dir cmd internal ./
    RUN go build -o out/shop ./cmd/shop
    SAVE ARTIFACT out/shop

image:
    FROM --platform=linux/amd64 gcr.io/distroless/static:nonroot
    COPY +build/shop /
    SAVE IMAGE --push registry.example.test/shop:latest

legacy:
    FROM DOCKERFILE -f legacy/Dockerfile legacy

test:
    FROM earthly/dind:alpine-3.20
    WITH DOCKER \\
            --compose compose.test.yaml \\
            --pull postgres:17 \\ # the database
            --load shop:test=+image
        RUN docker run --rm shop:test
    END
`,
} as const satisfies Readonly<Record<string, string>>;
