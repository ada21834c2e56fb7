/**
 * @generated SignedSource<<13a37171494d3b0619fa7559980d8219>>
 * @relayHash 07f181e3f12cbd5b1f1e2e78a33a660d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 352493bf20c7245dacf1eb700c6ae98ace135a42fddc20bfb9577ec4f6987538

import type { ConcreteRequest } from 'relay-runtime';
export type SignInSectionCancelMutation$variables = Record<PropertyKey, never>;
export type SignInSectionCancelMutation$data = {
  readonly cancelEmailChange: {
    readonly pendingEmail: string | null;
  };
};
export type SignInSectionCancelMutation = {
  response: SignInSectionCancelMutation$data;
  variables: SignInSectionCancelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pendingEmail",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignInSectionCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "cancelEmailChange",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignInSectionCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "cancelEmailChange",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "352493bf20c7245dacf1eb700c6ae98ace135a42fddc20bfb9577ec4f6987538",
    "metadata": {},
    "name": "SignInSectionCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9b2460425a7bf96494646e54156eada1";

export default node;
