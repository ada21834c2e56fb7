/**
 * @generated SignedSource<<7c88a60cddd93870964727117d3e91ac>>
 * @relayHash c36f4b4355585a34f7050fc1a5c72d82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29987a7d015160fcaec22dea8d0a13067e08fe0dd798513598bae891a20a442e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditResourceFileScreenQuery } from './EditResourceFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditResourceFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29987a7d015160fcaec22dea8d0a13067e08fe0dd798513598bae891a20a442e",
    "metadata": {},
    "name": "EditResourceFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
