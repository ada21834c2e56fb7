/**
 * @generated SignedSource<<a64734adc2d62026cf85d3e4d9d798df>>
 * @relayHash 9cee56bca2adeeb4f5d7ae2e2b4b42e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04ab30ce617557e3fb868168d968b8c075a35634c2fcf6ef0786fc5c9a488bed

import type { ConcreteRequest } from 'relay-runtime';
export type PrivacyRequestState = "DONE" | "FAILED" | "REQUESTED" | "WITHDRAWN" | "%future added value";
export type useDeleteAccountMutation$variables = {
  id: number;
};
export type useDeleteAccountMutation$data = {
  readonly decidePrivacyRequest: {
    readonly state: PrivacyRequestState;
  };
};
export type useDeleteAccountMutation = {
  response: useDeleteAccountMutation$data;
  variables: useDeleteAccountMutation$variables;
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
    "name": "useDeleteAccountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrivacyRequest",
        "kind": "LinkedField",
        "name": "decidePrivacyRequest",
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
    "name": "useDeleteAccountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrivacyRequest",
        "kind": "LinkedField",
        "name": "decidePrivacyRequest",
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
    "id": "04ab30ce617557e3fb868168d968b8c075a35634c2fcf6ef0786fc5c9a488bed",
    "metadata": {},
    "name": "useDeleteAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "27380fcba64a4d0dd7b76b4bd8a01242";

export default node;
