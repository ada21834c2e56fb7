// Replaces `react-relay/hooks` in the build: the hooks that the app uses, each from its own file.
// The package's own index is CommonJS, and bundlers cannot drop its unused exports (entry points,
// client queries, the experimental copies of hooks).
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment.js';
export { default as useMutation } from 'react-relay/lib/relay-hooks/useMutation.js';
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment.js';
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery.js';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment.js';
export { fetchQuery, graphql, readInlineData } from 'relay-runtime';
