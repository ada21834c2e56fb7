/**
 * @generated SignedSource<<ea706b4c3e11d4dfaa988d1a6a5c8f6b>>
 * @relayHash cbd1e7e2fa7863342ee42914ed7dc364
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cd5c4a9f19b93cba9b509abaa052797c3500b1c5f41c0c8278aaec364db971d

import type { ConcreteRequest } from 'relay-runtime';
export type SignInSectionResendMutation$variables = Record<PropertyKey, never>;
export type SignInSectionResendMutation$data = {
  readonly resendConfirmation: boolean;
};
export type SignInSectionResendMutation = {
  response: SignInSectionResendMutation$data;
  variables: SignInSectionResendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "resendConfirmation",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignInSectionResendMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignInSectionResendMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4cd5c4a9f19b93cba9b509abaa052797c3500b1c5f41c0c8278aaec364db971d",
    "metadata": {},
    "name": "SignInSectionResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "56c32bf3b581840012cdeeed9cd20713";

export default node;
