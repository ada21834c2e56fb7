/**
 * @generated SignedSource<<3dab526875f7eeac92dbe8b81be7e705>>
 * @relayHash 8f085449aedb860fd5e60d4c19e46c35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf8b11641c571205fd3886bed1048fce4c4bb30b4714cf28226f9ff4bbaed277

import type { ConcreteRequest } from 'relay-runtime';
export type UserLoginLogInput = {
  isSuccess: boolean;
  message: string;
  userEmail: string;
  userId: number;
};
export type reportSignUpLogMutation$variables = {
  input: UserLoginLogInput;
};
export type reportSignUpLogMutation$data = {
  readonly addUserLoginLog: boolean;
};
export type reportSignUpLogMutation = {
  response: reportSignUpLogMutation$data;
  variables: reportSignUpLogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "ScalarField",
    "name": "addUserLoginLog",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "reportSignUpLogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reportSignUpLogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bf8b11641c571205fd3886bed1048fce4c4bb30b4714cf28226f9ff4bbaed277",
    "metadata": {},
    "name": "reportSignUpLogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21852f9d9034b5db9562b41241a3ca12";

export default node;
