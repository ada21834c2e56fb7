/**
 * @generated SignedSource<<cc7e56712a9f6420d7d02ca58b4db64b>>
 * @relayHash 87d19f0a59f018a32bd6ad03149fa517
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fa6c0d067cd6cb156c473c06b89b9c9a7672bbcb101a47cff1ca42b23ddb2dd

import type { ConcreteRequest } from 'relay-runtime';
export type PrivacyRequestState = "DONE" | "FAILED" | "REQUESTED" | "WITHDRAWN" | "%future added value";
export type PrivacySectionWithdrawMutation$variables = {
  id: number;
};
export type PrivacySectionWithdrawMutation$data = {
  readonly withdrawPrivacyRequest: {
    readonly state: PrivacyRequestState;
  };
};
export type PrivacySectionWithdrawMutation = {
  response: PrivacySectionWithdrawMutation$data;
  variables: PrivacySectionWithdrawMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PrivacySectionWithdrawMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrivacyRequest",
        "kind": "LinkedField",
        "name": "withdrawPrivacyRequest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrivacySectionWithdrawMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrivacyRequest",
        "kind": "LinkedField",
        "name": "withdrawPrivacyRequest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5fa6c0d067cd6cb156c473c06b89b9c9a7672bbcb101a47cff1ca42b23ddb2dd",
    "metadata": {},
    "name": "PrivacySectionWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c54b9aceeca06e9e623f52ac82091f64";

export default node;
