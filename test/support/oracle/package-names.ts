/** Packages by build file: the origin and its subpackages, in which `+` is the name of the origin. */
const REAL = `
openssl libcrypto3 libssl3 +-config +-provider-legacy
glibc +-locale-posix ld-linux libcrypt1 +-dev
zlib +-dev minizip
ca-certificates +-bundle
gcc libgcc libstdc++ libatomic +-12-default
busybox +-full
wolfi-baselayout
curl libcurl-openssl4 +-rustls +-dev
nghttp2 libnghttp2-14
libxml2 +-utils py3-libxml2
sqlite +-libs +-dev
expat libexpat1 +-dev
ncurses +-terminfo-base libncurses
readline
bash +-doc
coreutils
git +-daemon +-email +-lfs
binutils +-dev +-gold
python-3.12 +-base +-dev py3.12-tkinter
python-3.13 +-base +-dev
go-1.25 +-doc
openjdk-17 +-jre +-jre-base +-default-jvm
openjdk-21 +-jre +-jre-base +-default-jvm
nodejs-22 +-doc
nodejs-24
kubectl-1.33 +-default +-bash-completion
kubernetes-1.33 kube-proxy-1.33 kubelet-1.33 kubeadm-1.33
helm-3.18
postgresql-17 +-client libpq-17 +-contrib +-base
mariadb-11.8 +-oci-entrypoint
redis-8.2 +-cli +-server
nginx-1.29 +-package-config +-mod-http_xslt
haproxy-3.2 +-compat
envoy-1.35 +-config
php-8.4 +-curl +-gd +-mbstring +-fpm +-opcache
ruby-3.4 +-dev
perl +-doc
erlang-27 +-dev
elixir-1.18
dotnet-9 +-runtime aspnet-9-runtime +-sdk
icu icu-libs +-data-full
krb5 krb5-libs +-conf
libpsl
libidn2
libunistring
brotli libbrotlicommon1 libbrotlidec1
zstd libzstd1
xz liblzma5
bzip2 libbz2
lz4 liblz4
gmp +-dev
mpfr
mpc
isl
libffi
libuv
libev
c-ares
pcre2 libpcre2
libxslt
libjpeg-turbo +-dev
libpng
tiff libtiff
freetype
fontconfig +-config
harfbuzz
cairo
tzdata +-doc
util-linux libblkid libmount libuuid mount
shadow +-subids
sudo-rs
procps
tini
tar
gzip
rsync
openssh +-client +-server +-keygen +-sftp-server
gnutls +-utils
nettle libhogweed
p11-kit +-trust
libgcrypt
libgpg-error
gnupg +-gpgconf gpg
linux-headers
nightly-tool
containerd-2.1 +-stress
runc
cni-plugins +-bridge +-loopback
etcd-3.6 +-compat
coredns-1.12
prometheus-3.5 +-promtool
grafana-12.1 +-oci-compat
vault-1.20
consul-1.21
terraform-1.13 +-compat
opentofu-1.10
argo-cd-3.1 +-compat +-repo-server
cilium-1.18 +-operator +-hubble-relay
istio-pilot-1.27 +-compat
cert-manager-1.18 +-webhook +-cainjector
keycloak-26.3 +-operator
kafka-4.0 +-bitnami-compat
zookeeper-3.9
opensearch-3 +-config
logstash-9 +-compat
fluent-bit-4.0 +-compat
vector-0.49
`;

const MODULES =
  'aiohttp attrs boto3 botocore certifi cffi charset-normalizer click cryptography cython dateutil django fastapi flask greenlet idna jinja2 jsonschema lxml markupsafe msgpack multidict numpy oauthlib packaging paramiko pillow pip protobuf psutil pyasn1 pycparser pydantic pygments pyjwt pyyaml requests rsa setuptools six sqlalchemy starlette tornado urllib3 uvicorn virtualenv werkzeug wheel wrapt yarl';

/** One build file on each line. */
export const PACKAGE_NAMES: string = [
  REAL.trim(),
  ...MODULES.split(' ').map((name) => `py3-${name} py3.12-${name} py3.13-${name}`),
].join('\n');
