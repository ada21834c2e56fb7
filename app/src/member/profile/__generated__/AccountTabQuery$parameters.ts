/**
 * @generated SignedSource<<dcc66f7f97fe9ea378fd11c732515864>>
 * @relayHash 8a0816d0809d343359daa6e1aef12a14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79476d415d78a85472db65d253e6e836a8d96f73449aeb306d48f0b94543750e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountTabQuery } from './AccountTabQuery.graphql';

const node: PreloadableConcreteRequest<AccountTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79476d415d78a85472db65d253e6e836a8d96f73449aeb306d48f0b94543750e",
    "metadata": {},
    "name": "AccountTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
