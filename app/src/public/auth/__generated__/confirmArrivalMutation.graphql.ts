/**
 * @generated SignedSource<<04feb5607d1ca75b91643ecf7d8e0c65>>
 * @relayHash 9ffa91662bbee85014c3fa1bd1849254
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f584cb1639b88eef3db0e3532653b2176cd68a74e2624dd30e822123ff095a9

import type { ConcreteRequest } from 'relay-runtime';
export type confirmArrivalMutation$variables = {
  token: string;
};
export type confirmArrivalMutation$data = {
  readonly confirmEmail: {
    readonly isConfirmed: boolean;
    readonly message: string;
  };
};
export type confirmArrivalMutation = {
  response: confirmArrivalMutation$data;
  variables: confirmArrivalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "ConfirmedEmail",
    "kind": "LinkedField",
    "name": "confirmEmail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isConfirmed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "confirmArrivalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmArrivalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9f584cb1639b88eef3db0e3532653b2176cd68a74e2624dd30e822123ff095a9",
    "metadata": {},
    "name": "confirmArrivalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77be4e9538c7464bff819f802b1546b1";

export default node;
