/**
 * @generated SignedSource<<fe4bcf4cc869ca8e53965146db41a7f8>>
 * @relayHash 808a71e3ccdcee16e49e66f0ac92db05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc946c0144ed82836be4c5a1d716fdc113bd4fbf806ffaa5a0c0d1fafd07d8a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessLevelDetailScreenQuery } from './AccessLevelDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccessLevelDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc946c0144ed82836be4c5a1d716fdc113bd4fbf806ffaa5a0c0d1fafd07d8a7",
    "metadata": {},
    "name": "AccessLevelDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
