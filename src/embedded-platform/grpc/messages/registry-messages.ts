import type { MessagePackage } from './message-package.ts';

/** The wire form of repos, tags and images. */
export const registryMessages = {
  name: 'chainguard.platform.registry.v2',
  services: {
    ImagesService: {
      GetArchitectures: {
        request: 'GetArchitecturesRequest',
        response: 'Architectures',
        path: { uid: 'repo_uid' },
      },
      GetSize: { request: 'GetSizeRequest', response: 'Size', path: { uid: 'repo_uid' } },
    },
    ReposService: {
      GetRepo: { request: 'GetRepoRequest', response: 'Repo' },
      CreateRepo: {
        request: 'CreateRepoRequest',
        response: 'Repo',
        body: 'repo',
        event: 'platform.registry.repo.created',
      },
      UpdateRepo: {
        request: 'UpdateRepoRequest',
        response: 'Repo',
        body: 'repo',
        path: { uid: 'repo.uid' },
        event: 'platform.registry.repo.updated',
      },
      DeleteRepo: {
        request: 'DeleteRepoRequest',
        response: 'google.protobuf.Empty',
        event: 'platform.registry.repo.deleted',
      },
      ListRepos: { request: 'ListReposRequest', response: 'ListReposResponse' },
      GetRepoReadme: { request: 'GetRepoReadmeRequest', response: 'RepoReadme' },
      UpdateRepoReadme: {
        request: 'UpdateRepoReadmeRequest',
        response: 'RepoReadme',
        body: 'repo_readme',
        path: { uid: 'repo_readme.uid' },
        event: 'platform.registry.repo.updated',
      },
    },
    TagsService: {
      GetTag: { request: 'GetTagRequest', response: 'Tag' },
      ListTags: { request: 'ListTagsRequest', response: 'ListTagsResponse' },
      CreateTag: {
        request: 'CreateTagRequest',
        response: 'Tag',
        body: 'tag',
        event: 'platform.registry.tag.created',
      },
      DeleteTag: {
        request: 'DeleteTagRequest',
        response: 'google.protobuf.Empty',
        event: 'platform.registry.tag.deleted',
      },
    },
  },
  messages: {
    Architectures: {
      architectures: [1, 'string', 'repeated'],
    },
    CreateRepoRequest: {
      parent: [1, 'string'],
      repo: [2, 'Repo'],
    },
    CreateTagRequest: {
      parent: [1, 'string'],
      tag: [2, 'Tag'],
    },
    CustomOverlay: {
      contents: [1, 'CustomOverlay.ImageContents'],
      environment: [2, 'map<string, string>'],
      annotations: [3, 'map<string, string>'],
      accounts: [4, 'CustomOverlay.Accounts'],
      certificates: [5, 'CustomOverlay.Certificates'],
    },
    'CustomOverlay.Accounts': {
      run_as: [1, 'string'],
      users: [2, 'CustomOverlay.Accounts.User', 'repeated'],
      groups: [3, 'CustomOverlay.Accounts.Group', 'repeated'],
    },
    'CustomOverlay.Accounts.Group': {
      groupname: [1, 'string'],
      gid: [2, 'int32'],
      members: [3, 'string', 'repeated'],
    },
    'CustomOverlay.Accounts.User': {
      username: [1, 'string'],
      uid: [2, 'int32'],
      gid: [3, 'int32'],
      group_name: [4, 'string'],
      shell: [5, 'string'],
      home_dir: [6, 'string'],
    },
    'CustomOverlay.Certificates': {
      additional: [1, 'CustomOverlay.Certificates.AdditionalEntry', 'repeated'],
      providers: [2, 'string', 'repeated'],
    },
    'CustomOverlay.Certificates.AdditionalEntry': {
      name: [1, 'string'],
      content: [2, 'string'],
    },
    'CustomOverlay.ImageContents': {
      packages: [1, 'string', 'repeated'],
      runtime_repositories: [2, 'string', 'repeated'],
      runtime_keyring: [3, 'CustomOverlay.ImageContents.RuntimeKeyringEntry', 'repeated'],
    },
    'CustomOverlay.ImageContents.RuntimeKeyringEntry': {
      name: [1, 'string'],
      content: [2, 'string'],
    },
    DeleteRepoRequest: {
      uid: [1, 'string'],
    },
    DeleteTagRequest: {
      uid: [1, 'string'],
    },
    GetArchitecturesRequest: {
      repo_uid: [1, 'string'],
      digest: [2, 'string'],
    },
    GetRepoReadmeRequest: {
      uid: [1, 'string'],
    },
    GetRepoRequest: {
      uid: [1, 'string'],
    },
    GetSizeRequest: {
      repo_uid: [1, 'string'],
      digest: [2, 'string'],
      architecture: [3, 'string'],
    },
    GetTagRequest: {
      uid: [1, 'string'],
    },
    ListReposRequest: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      name: [2, 'string', 'optional'],
      page_size: [4, 'int32'],
      page_token: [5, 'string'],
      order_by: [6, 'string'],
      skip: [7, 'int32'],
    },
    ListReposResponse: {
      repos: [1, 'Repo', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    ListTagsRequest: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      name: [2, 'string'],
      updated_since: [3, 'google.protobuf.Timestamp'],
      include_referrers: [4, 'bool'],
      include_dates: [5, 'bool'],
      include_epochs: [6, 'bool'],
      digest: [7, 'string'],
      page_size: [10, 'int32'],
      page_token: [11, 'string'],
      order_by: [12, 'string'],
      skip: [13, 'int32'],
    },
    ListTagsResponse: {
      tags: [1, 'Tag', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    Repo: {
      uid: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      catalog_tier: [4, 'CatalogTier'],
      bundles: [5, 'string', 'repeated'],
      aliases: [7, 'string', 'repeated'],
      active_tags: [8, 'string', 'repeated'],
      sync_config: [9, 'SyncConfig'],
      custom_overlay: [10, 'CustomOverlay'],
      create_time: [11, 'google.protobuf.Timestamp'],
      update_time: [12, 'google.protobuf.Timestamp'],
    },
    RepoReadme: {
      uid: [1, 'string'],
      content: [2, 'string'],
    },
    Size: {
      size: [1, 'int64'],
      architecture: [2, 'string'],
    },
    SyncConfig: {
      source: [1, 'string'],
      unique_tags: [2, 'bool'],
      expiration_time: [3, 'google.protobuf.Timestamp'],
      google: [4, 'string'],
      amazon: [5, 'string'],
      azure: [6, 'string'],
      apko_overlay: [7, 'string'],
      grace_period: [8, 'bool'],
    },
    Tag: {
      uid: [1, 'string'],
      name: [2, 'string'],
      digest: [3, 'string'],
      update_time: [4, 'google.protobuf.Timestamp'],
      deprecated: [5, 'bool'],
      bundles: [6, 'string', 'repeated'],
    },
    UpdateRepoReadmeRequest: {
      repo_readme: [1, 'RepoReadme'],
      update_mask: [2, 'google.protobuf.FieldMask'],
    },
    UpdateRepoRequest: {
      repo: [1, 'Repo'],
      update_mask: [2, 'google.protobuf.FieldMask'],
    },
  },
  enums: {
    CatalogTier: {
      CATALOG_TIER_UNSPECIFIED: 0,
      CATALOG_TIER_APPLICATION: 1,
      CATALOG_TIER_BASE: 2,
      CATALOG_TIER_FIPS: 3,
      CATALOG_TIER_AI: 4,
      CATALOG_TIER_DEVTOOLS: 5,
      CATALOG_TIER_COMMERCIAL: 6,
    },
  },
} as const satisfies MessagePackage;
