/**
 * @generated SignedSource<<9ba5c436d76e00a69a7b7354a33abb71>>
 * @relayHash 57f21d98dde581a785b90817d67bff03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d6d0fff3c896fb1f67b0216cc3555114a03378ffb592521e5c7cdd6e0411f22

import type { ConcreteRequest } from 'relay-runtime';
export type memberMutationsJoinMutation$variables = {
  email: string;
};
export type memberMutationsJoinMutation$data = {
  readonly registerToChallenge: {
    readonly email: string;
  } | null;
};
export type memberMutationsJoinMutation = {
  response: memberMutationsJoinMutation$data;
  variables: memberMutationsJoinMutation$variables;
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
    "concreteType": "ChallengeRegistration",
    "kind": "LinkedField",
    "name": "registerToChallenge",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "memberMutationsJoinMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "memberMutationsJoinMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7d6d0fff3c896fb1f67b0216cc3555114a03378ffb592521e5c7cdd6e0411f22",
    "metadata": {},
    "name": "memberMutationsJoinMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b153758114ff48589b1fbcfa68fb8aa8";

export default node;
