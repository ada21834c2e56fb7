/**
 * @generated SignedSource<<d4f6e728ef72b07bfb42ee0375d170c1>>
 * @relayHash fd321f2d2594a11b4f4cd74588cecec5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f015f387ab057b4479559b2c9e6743ab4137188770e2f6e163df3db9855bdca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangelogPageQuery } from './ChangelogPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangelogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f015f387ab057b4479559b2c9e6743ab4137188770e2f6e163df3db9855bdca",
    "metadata": {},
    "name": "ChangelogPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
