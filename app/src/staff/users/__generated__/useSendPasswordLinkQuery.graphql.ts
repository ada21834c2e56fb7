/**
 * @generated SignedSource<<4a7acfcdd9c51a6fe7fdb0db186657d7>>
 * @relayHash 17ab6f0c748e259d77e78da6b3467f21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01416d81aa6e5914cdc29dd2c37b25d2fedebda6f8cb70070a6e4665edb5a732

import type { ConcreteRequest } from 'relay-runtime';
export type useSendPasswordLinkQuery$variables = {
  email: string;
};
export type useSendPasswordLinkQuery$data = {
  readonly sendUserCredential: boolean;
};
export type useSendPasswordLinkQuery = {
  response: useSendPasswordLinkQuery$data;
  variables: useSendPasswordLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "kind": "ScalarField",
    "name": "sendUserCredential",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendPasswordLinkQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendPasswordLinkQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "01416d81aa6e5914cdc29dd2c37b25d2fedebda6f8cb70070a6e4665edb5a732",
    "metadata": {},
    "name": "useSendPasswordLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "16ccf1b632fa4f4df2d3fcdea3663bef";

export default node;
