/**
 * @generated SignedSource<<c064c02f511e425984b13ee76cd8cbeb>>
 * @relayHash c5269d05f5604c52d33fde9e6a82d9c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a12bc4c493dadbad95ed3bf07d20a2f655438f0d0751c1a094bdf7fc9e530998

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NonMembersScreenQuery } from './NonMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<NonMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a12bc4c493dadbad95ed3bf07d20a2f655438f0d0751c1a094bdf7fc9e530998",
    "metadata": {},
    "name": "NonMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
