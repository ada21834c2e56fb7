/**
 * @generated SignedSource<<9b4bb2e34ed3321aee6a43d3e826a86d>>
 * @relayHash 84145069d081b64421caa577df929a6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87beed599c5621e96c8da452c83cd18f9492efac5807f1be052a89976316b1ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourceFilesScreenQuery } from './ResourceFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResourceFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87beed599c5621e96c8da452c83cd18f9492efac5807f1be052a89976316b1ee",
    "metadata": {},
    "name": "ResourceFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
