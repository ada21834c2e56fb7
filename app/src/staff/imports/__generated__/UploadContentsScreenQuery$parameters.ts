/**
 * @generated SignedSource<<8374a27c40f05e3dbed7e30bcdb8d61b>>
 * @relayHash d8ca37e5a0035c19c7a67ac35364f047
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abbce717dcaec4cfc7e74321ec66e71ad5b23348824d51b4b1b549b6914ac30a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadContentsScreenQuery } from './UploadContentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<UploadContentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abbce717dcaec4cfc7e74321ec66e71ad5b23348824d51b4b1b549b6914ac30a",
    "metadata": {},
    "name": "UploadContentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
