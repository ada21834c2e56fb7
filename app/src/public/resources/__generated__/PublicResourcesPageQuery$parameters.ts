/**
 * @generated SignedSource<<5a8e9166234252ed51c97b93cff29ee0>>
 * @relayHash 11cc78bd4a155c768b75217bb787820c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1eb4e637621578d9dfef7264a9f714125820df7a2be228317be959675ed6738

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicResourcesPageQuery } from './PublicResourcesPageQuery.graphql';

const node: PreloadableConcreteRequest<PublicResourcesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1eb4e637621578d9dfef7264a9f714125820df7a2be228317be959675ed6738",
    "metadata": {},
    "name": "PublicResourcesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
